/** Places that visitors name. What is said of one holds of all: which of them a question names rarely tells what it asks. */

/** Cities of India, as they are written and as they are often misspelt, in small letters and one word each. */
export const INDIAN_CITIES: readonly string[] =
  `agra ahmedabad ahmadabad ajmer aligarh allahabad amravati amritsar aurangabad bangalore bengaluru banglore bareilly
  belgaum bhilai bhopal bhubaneswar bikaner bombay calicut calcutta chandigarh chennai coimbatore cuttack dehradun delhi
  dhanbad faridabad gandhinagar ghaziabad goa gurgaon gurugram guwahati gwalior hubli hyderabad imphal indore jabalpur
  jaipur jaisalmer jalandhar jammu jamnagar jamshedpur jhansi jodhpur kanpur kochi cochin kohima kolhapur kolkata kota
  kozhikode lucknow ludhiana madurai mangalore mangaluru meerut moradabad mumbai mysore mysuru nagpur nashik nasik noida
  panaji panipat patna pondicherry puducherry pune raipur rajkot ranchi shillong shimla siliguri solapur srinagar surat
  thane thrissur tiruppur trichy trivandrum udaipur ujjain vadodara baroda varanasi banaras vijayawada visakhapatnam
  vizag warangal`
    .trim()
    .split(/\s+/);

/** Any of them, for a pattern. */
export const INDIAN_CITY = INDIAN_CITIES.join("|");
