import { createContext, useContext } from 'react'

/** Changes with the router's address; the address itself is read from the window. */
const Address = createContext<object | null>(null)

export const AddressProvider = Address.Provider

/**
 * Returns a value that changes with the address, for effects that must run after a link, Back or
 * Forward.
 */
export const useAddress = () => useContext(Address)
