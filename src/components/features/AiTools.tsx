/** The two AI tools, each behind its button. */
export const AiTools = () => (
  <div className="acts">
    <button type="button" className="btn" data-dialog="analysis" aria-haspopup="dialog">
      Start the AI analysis
    </button>
    <button type="button" className="btn line" data-dialog="search" aria-haspopup="dialog">
      Ask the AI assistant
    </button>
  </div>
)
